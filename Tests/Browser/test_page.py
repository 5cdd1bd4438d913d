"""What the page of the gallery does, tried in a browser.

usage: test_page.py GALLERY [FOLDER FOR SCREENSHOTS]
"""

import json
import os
import pathlib
import re
import sys
import traceback

from browser import Browser

HERE = pathlib.Path(__file__).parent
PAGE = pathlib.Path(sys.argv[1]).resolve() / "index.html"
PICTURES = sys.argv[2] if len(sys.argv) > 2 else ""
TESTS = []


def test(function):
    TESTS.append(function)
    return function


def open_page(browser, link="news&at=0.5"):
    browser.open("about:blank")
    browser.open(f"file://{PAGE}#{link}")
    assert browser.run("document.querySelectorAll('#list a').length > 0"), "the page does not start"
    # What is copied is kept by the page, where a browser without a window has no clipboard.
    browser.run("navigator.clipboard && (navigator.clipboard.writeText = async (text) => { window.copied = text; })")


def shape(index, sheet=0):
    return f".shapes .hit[data-index='{index}'][data-sheet='{sheet}']"


def source(browser):
    return browser.run("document.querySelector('#screen .under').innerHTML")


@test
def the_file_is_small_and_needs_nothing_else(browser):
    assert PAGE.stat().st_size < 5_000_000, PAGE.stat().st_size
    open_page(browser)
    others = [address for address in browser.requests if not address.startswith(("file://", "about:"))]
    assert not others, others
    assert len([address for address in browser.requests if address.startswith("file://")]) == 1, browser.requests


@test
def only_the_scenes_that_are_shown_are_read(browser):
    open_page(browser, "profile&at=0.5")
    assert browser.run("document.querySelector('#screen svg') !== null")
    # The first scene says which animations there are.
    assert browser.run("[...scenes.keys()].sort()") == ["messages", "profile"]


@test
def it_opens_with_the_standard_shimmer(browser):
    open_page(browser, "")
    assert browser.run("find('animation').value") == "shimmer"
    assert browser.run("state.scene") == "messages"
    assert "linearGradient" in source(browser)


@test
def every_scene_shows_a_picture_and_code(browser):
    open_page(browser)
    bad = browser.run("""[...blocks.keys()].filter((name) => {
        change({ scene: name });
        clock.set(clock.end);
        return !document.querySelector('#screen .under svg') || !find('code').textContent.trim();
    })""")
    assert bad == [], bad


@test
def everything_that_can_be_chosen_was_drawn_for_every_scene(browser):
    open_page(browser)
    bad = browser.run("""[...blocks.keys()].flatMap((name) => {
        const courses = scene(name).courses, many = ["shimmer", "still"];
        if (courses.length === 1) return [];
        return courses.flatMap((course, index) => (index ? many : animations).concat("tags").flatMap((animation) =>
            ["light", "dark", "lightContrast", "darkContrast"].filter((colors) =>
                !course.phases[0].pictures[`${animation}-${colors}`]
                || !course.phases[course.phases.length - 1].pictures[colors])
            .map((colors) => `${name} ${course.place} ${animation} ${colors}`)));
    })""")
    assert bad == [], bad[:5]


@test
def switches_change_the_picture_and_the_link(browser):
    open_page(browser, "notes&at=0.5")
    for name, value in [("animation", "pulse"), ("style", "dark"), ("direction", "rtl"), ("text", "accessibilityMedium"),
                        ("device", "tablet"), ("device", "small")]:
        before = source(browser)
        browser.run(f"find('{name}').value = '{value}'; find('{name}').dispatchEvent(new Event('change'))")
        assert source(browser) != before, name
        assert f"{name}={value}" in browser.run("location.hash"), name
    before = source(browser)
    browser.click_on("#contrast")
    assert source(browser) != before, "contrast"


@test
def a_scene_has_an_appearance_and_the_animations_that_are_drawn_where_it_is_shown(browser):
    open_page(browser)
    enabled = "[...find('animation').options].filter((option) => !option.disabled).map((option) => option.value)"
    assert browser.run("!find('style').disabled")
    assert len(browser.run(enabled)) > 4, browser.run(enabled)
    browser.run("change({ device: 'tablet' })")
    assert browser.run("!find('style').disabled")
    assert sorted(browser.run(enabled)) == ["shimmer", "still"], browser.run(enabled)


@test
def films_are_light_and_dark(browser):
    open_page(browser, "half-pull&at=0.5")
    before = source(browser)
    browser.run("find('style').value = 'dark'; find('style').dispatchEvent(new Event('change'))")
    assert browser.run("!find('style').disabled") and source(browser) != before


@test
def reduce_motion_takes_what_moves_away(browser):
    open_page(browser)
    browser.click_on("#motion")
    assert "linearGradient" not in source(browser)
    assert 'attributeName="opacity"' in source(browser)


@test
def a_link_leads_to_a_scene_with_its_switches_and_its_time(browser):
    open_page(browser, "profile&animation=drop&style=dark&at=1.25")
    assert browser.run("find('title').textContent") == "Profile page"
    assert browser.run("find('animation').value") == "drop"
    assert browser.run("find('seconds').textContent") == "1.25 s"
    assert browser.run("document.querySelector('#list a[aria-current]').dataset.name") == "profile"


@test
def time_leads_from_the_skeleton_over_the_fading_cover_to_the_content(browser):
    open_page(browser)
    for time, words in [(0, "skeleton"), (3.1, "the cover fades"), (4, "content")]:
        browser.run(f"find('time').value = {time}; find('time').dispatchEvent(new Event('input'))")
        assert browser.run("find('phase').textContent") == words, (time, browser.run("find('phase').textContent"))
    assert "<text" in source(browser)
    browser.run("clock.set(3.1)")
    opacity = browser.run("Number(document.querySelector('#screen .over').style.opacity)")
    assert 0.4 < opacity < 0.6, opacity


@test
def one_clock_moves_the_animation(browser):
    open_page(browser)
    read = "document.querySelector('#screen linearGradient').x1.animVal.valueInSpecifiedUnits"
    browser.run("clock.set(0.1)")
    early = browser.run(read)
    browser.run("clock.set(0.9)")
    assert browser.run(read) > early


@test
def a_replay_starts_from_nothing_and_slow_motion_is_slow(browser):
    open_page(browser)
    browser.run("find('speed').value = '0.1'; find('speed').dispatchEvent(new Event('change'))")
    browser.click_on("#replay")
    assert browser.run("clock.isPlaying && clock.speed === 0.1 && clock.time < 1")


@test
def side_by_side_and_the_wiper_show_skeleton_and_content(browser):
    open_page(browser)
    browser.run("change({ view: 'beside' })")
    assert browser.run("!find('device-two').hidden")
    assert "<text" in browser.run("document.querySelector('#screen-two').innerHTML")
    browser.run("change({ view: 'wiper' })")
    browser.run("find('wiper').value = 25; find('wiper').dispatchEvent(new Event('input'))")
    assert "75%" in browser.run("document.querySelector('#screen .over').style.clipPath")


@test
def search_finds_scenes_and_the_keyboard_does_everything(browser):
    open_page(browser)
    browser.key("/")
    for letter in "waterfall":
        browser.key(letter)
    assert browser.run("[...document.querySelectorAll('#list a')].map((a) => a.dataset.name)") == ["pictures"]
    browser.key("Escape")
    browser.run("document.activeElement.blur()")
    browser.key("]")
    assert browser.run("state.scene") == "cards"
    browser.key("[")
    browser.key("d")
    assert browser.run("state.style + state.scene") == "darknews"
    browser.key("t")
    assert browser.run("find('tags').checked")
    browser.key(" ")
    assert browser.run("clock.isPlaying")


@test
def scenes_are_found_by_the_names_that_people_know(browser):
    open_page(browser)
    for word, scene in [
        ("showGradientSkeleton", "option-looks"), ("keepsKnownTexts", "option-known"), ("FlatColor", "option-flat"),
        ("withTabAnimation", "option-work"), ("SkeletonMappable", "option-mappable"),
    ]:
        browser.run(f"find('search').value = '{word}'; find('search').dispatchEvent(new Event('input'))")
        found = browser.run("[...document.querySelectorAll('#list a')].map((a) => a.dataset.name)")
        assert scene in found, (word, found)


@test
def a_scene_with_animations_of_its_own_shows_them_first(browser):
    open_page(browser, "wave")
    read = "find('animation').selectedOptions[0].textContent"
    assert browser.run(read) == "The scene\u2019s own"
    assert "linearGradient" not in source(browser)
    open_page(browser, "news")
    assert browser.run(read) == "Shimmer"


@test
def the_code_is_copied(browser):
    open_page(browser)
    browser.click_on("#copy")
    assert "TableAnimated(cellClass: NewsCell.self)" in browser.run("window.copied")
    assert browser.run("find('said').textContent") == "Copied."


@test
def the_second_label_of_the_news_cell_is_down_by_three_in_three_clicks(browser):
    open_page(browser)
    browser.click_on(shape(2))
    browser.click_on("[data-move='0,1']")
    browser.click_on("#copy-edits")
    assert browser.run("window.copied") == "view.animation(\\NewsCell.summaryLabel).down(3)"


@test
def a_click_on_a_shape_says_what_it_is(browser):
    open_page(browser)
    browser.click_on(shape(0))
    words = browser.run("find('facts-of-shape').textContent")
    for word in ["0 avatar", "NewsCell", "UIImageView", "16, 16, 48, 48"]:
        assert word in words, (word, words)


@test
def shapes_stand_where_the_picture_has_them(browser):
    open_page(browser)
    bad = browser.run("""[...document.querySelectorAll('.shapes .hit[data-sheet="0"]')].slice(0, 5).filter((hit) => {
        const at = hit.getBoundingClientRect();
        return ![...document.querySelectorAll('#screen .under svg rect')].some((rect) => {
            const other = rect.getBoundingClientRect();
            return Math.abs(at.left - other.left) < 0.6 && Math.abs(at.top - other.top) < 0.6
                && at.width >= other.width - 0.6;
        });
    }).map((hit) => hit.dataset.index)""")
    assert bad == [], bad


@test
def dragging_nudging_and_sizing_write_swift(browser):
    open_page(browser)
    x, y = browser.middle(shape(1))
    browser.mouse("mousePressed", x, y)
    for step in range(1, 13):
        browser.mouse("mouseMoved", x + 2 * step, y + step - 2 * (step % 2))
    browser.mouse("mouseReleased", x + 24, y + 12, 0)
    text = browser.run("inspector.swift('keyPath')")
    assert re.fullmatch(r"view\.animation\(\\NewsCell\.titleLabel\)\.right\(\d+\)\.down\(\d+\)", text), text
    browser.key("ArrowLeft", shift=True)
    browser.key("ArrowLeft", shift=True)
    browser.key("ArrowLeft", shift=True)
    browser.key("ArrowUp", shift=True)
    browser.key("ArrowRight", shift=True)
    moved = browser.run("inspector.swift('keyPath')")
    assert moved.count(".left(") + moved.count(".right(") == 1 and moved.count(".up(") + moved.count(".down(") == 1, moved
    browser.run("find('width').value = 120; find('width').dispatchEvent(new Event('change'))")
    browser.run("find('lines').value = 2; find('lines').dispatchEvent(new Event('change'))")
    text = browser.run("inspector.swift('name')")
    assert text.startswith('view.animation(named: "titleLabel")') and text.endswith(".width(120).line(2)"), text


@test
def one_undo_takes_a_whole_drag_back(browser):
    open_page(browser)
    x, y = browser.middle(shape(1))
    for distance in (10, 20):
        browser.mouse("mousePressed", x, y)
        for step in range(1, 6):
            browser.mouse("mouseMoved", x + step * distance / 5, y + step)
        browser.mouse("mouseReleased", x + distance, y + 5, 0)
        x, y = browser.middle(shape(1))
    both = browser.run("inspector.swift('index')")
    assert both.count(".right(") == 1 and both.count(".down(") == 1, both
    browser.click_on("#undo")
    one = browser.run("inspector.swift('index')")
    assert one not in ("", both) and one.count(".right(") == 1, one
    browser.click_on("#redo")
    assert browser.run("inspector.swift('index')") == both
    browser.click_on("#undo")
    browser.click_on("#undo")
    assert browser.run("inspector.swift('index')") == ""


@test
def a_scene_without_a_skeleton_has_no_side_by_side(browser):
    open_page(browser)
    bare = browser.run("[...blocks.keys()].filter((name) => { change({ scene: name, view: 'beside' }); return !hasSkeleton(); })")
    assert bare, "every scene has a skeleton"
    browser.run(f"change({{ scene: '{bare[0]}', view: 'beside' }})")
    assert browser.run("find('device-two').hidden && find('view').disabled && find('view').value === 'play'")
    assert "stands within" not in browser.run("find('drift').textContent")


@test
def tags_stay_while_shapes_are_shown(browser):
    open_page(browser)
    browser.run("change({ tags: true })")
    tagged = source(browser)
    browser.run("selectTab('shapes')")
    assert source(browser) == tagged


@test
def the_phone_is_seen_first(browser):
    for width, height in ((1400, 900), (390, 844)):
        browser.size(width, height)
        open_page(browser)
        top = browser.run("find('screen').getBoundingClientRect().top")
        assert top < height / 3, (width, top)
    browser.size(1440, 1000)


@test
def the_top_says_how_it_is_installed_and_leads_to_every_scene(browser):
    browser.size(390, 844)
    open_page(browser)
    box = "(() => { const box = document.querySelector('%s').getBoundingClientRect(); return [box.top, box.bottom]; })()"
    assert "Add Local…" in browser.run("document.querySelector('.install').textContent")
    assert browser.run(box % ".install")[0] > 0
    top, bottom = browser.run(box % ".scenes summary")
    assert 0 < top and bottom < 844 / 3, (top, bottom)
    browser.click_on(".scenes summary")
    browser.click_on("#list a[data-name='profile']")
    assert browser.run("state.scene") == "profile"
    assert browser.run("!document.querySelector('.scenes details').open")
    browser.size(1440, 1000)


@test
def the_first_scene_follows_the_reader_and_one_that_does_not_offers_no_switch(browser):
    open_page(browser, "")
    before = source(browser)
    for name, value in [("direction", "rtl"), ("text", "accessibilityMedium")]:
        assert not browser.run(f"find('{name}').disabled"), name
        browser.run(f"find('{name}').value = '{value}'; find('{name}').dispatchEvent(new Event('change'))")
        assert source(browser) != before, name
        before = source(browser)
    open_page(browser, "news")
    assert browser.run("find('text').disabled")


@test
def edits_are_undone_made_again_and_reset(browser):
    open_page(browser)
    browser.click_on(shape(1))
    browser.click_on("[data-move='0,1']")
    browser.click_on("#undo")
    assert browser.run("inspector.swift('index')") == ""
    browser.click_on("#redo")
    assert browser.run("inspector.swift('index')") == "view.animation(1).down(3)"
    browser.click_on("#reset")
    assert browser.run("inspector.swift('index')") == ""
    browser.key("z", control=True)


@test
def drift_and_findings_lead_to_their_shape_and_drift_to_its_mend(browser):
    open_page(browser)
    found = browser.run("""[...blocks.keys()].flatMap((name) => scene(name).drift.map((entry, position) => ({ name, entry, position })))
        .filter(({ entry }) => entry.index !== undefined && entry.content && entry.fix.length)[0]""")
    assert found, "no scene drifts"
    browser.run(f"change({{ scene: '{found['name']}' }}); clock.set(0.5); selectTab('shapes')")
    assert browser.run("document.querySelectorAll('.shapes.inspecting .hit.found').length") > 0
    browser.run(f"document.querySelector(\"#drift [data-fix='{found['position']}']\").previousElementSibling.click()")
    assert browser.run("inspector.chosen") == [found["entry"]["index"]]
    assert browser.run("document.querySelectorAll('.shapes .content').length") > 0
    browser.run(f"document.querySelector(\"#drift [data-fix='{found['position']}']\").click()")
    top = browser.run("Inspector.box(inspector.current.shapes.find((one) => one.index === inspector.chosen[0]))[1]")
    assert abs(top - found["entry"]["content"][1]) < 1, (top, found)
    assert browser.run("inspector.swift('index')").startswith(f"view.animation({found['entry']['index']}).")
    lost = browser.run("""[...blocks.keys()].flatMap((name) => {
        change({ scene: name });
        return scene(name).findings.filter((finding) => !inspector.place(finding.view)).map((finding) => `${name} ${finding.view}`);
    })""")
    assert lost == [], lost[:5]


@test
def several_shapes_are_changed_at_once(browser):
    open_page(browser)
    browser.run("inspector.choose(0, 1); inspector.choose(0, 2, true)")
    browser.click_on("[data-move='1,0']")
    assert browser.run("inspector.swift('keyPath')") == "view.animations([1, 2]).right(3)"


@test
def a_changed_shape_is_painted_where_its_swift_puts_it(browser):
    open_page(browser)
    browser.click_on(shape(1))
    browser.run("inspector.change('x', 100); inspector.change('width', 50)")
    rect = browser.run("(() => { const r = document.querySelector('.shapes .changed'); "
                       "return ['x', 'width', 'fill'].map((n) => r.getAttribute(n)); })()")
    assert rect == ["100", "50", "#eeeeee"], rect


@test
def the_edits_are_those_that_the_swift_tests_carry_out(browser):
    open_page(browser)
    browser.run(HERE.joinpath("edits.js").read_text() + "; window.makeEdits = makeEdits")
    made = json.loads(browser.run("JSON.stringify(window.makeEdits(Chain))"))
    assert made == json.loads(HERE.joinpath("edits.json").read_text())


@test
def everything_has_a_name_and_a_place_in_the_order(browser):
    open_page(browser)
    tree = browser.call("Accessibility.getFullAXTree")["nodes"]
    roles = ["button", "combobox", "checkbox", "slider", "searchbox", "link", "tab", "spinbutton"]
    nameless = [node["role"]["value"] for node in tree
                if not node.get("ignored") and node.get("role", {}).get("value") in roles
                and not node.get("name", {}).get("value")]
    assert nameless == [], nameless
    found = {node["role"]["value"] for node in tree if not node.get("ignored") and "role" in node}
    for role in ["banner", "navigation", "main", "complementary", "contentinfo", "tablist", "toolbar", "heading"]:
        assert role in found, role
    order = browser.run("""[...document.querySelectorAll('a[href], button, input, select, [tabindex]')]
        .filter((one) => one.tabIndex > 0).length""")
    assert order == 0, "a focus order of its own"


@test
def text_is_told_from_its_ground(browser):
    script = """(() => {
        const lift = (part) => (part /= 255) <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        const light = (rgb) => 0.2126 * lift(rgb[0]) + 0.7152 * lift(rgb[1]) + 0.0722 * lift(rgb[2]);
        const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
        const read = (color) => {
            canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1);
            return [...canvas.getImageData(0, 0, 1, 1).data];
        };
        const ground = (one) => {
            for (let at = one; at; at = at.parentElement) {
                const color = read(getComputedStyle(at).backgroundColor);
                if (color[3] > 250) return color;
            }
            return read(getComputedStyle(document.documentElement).backgroundColor);
        };
        return [...document.querySelectorAll('h1, h2, h3, p, a, label, dt, dd, button, summary, figcaption, code span')]
            .filter((one) => one.offsetParent && one.textContent.trim() && !one.disabled)
            .filter((one) => {
                const [a, b] = [light(read(getComputedStyle(one).color)), light(ground(one))];
                return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < 4.5;
            }).map((one) => one.tagName + ' ' + one.textContent.slice(0, 30));
    })()"""
    for scheme in ["light", "dark"]:
        browser.scheme(scheme)
        open_page(browser)
        faint = browser.run(script)
        assert faint == [], (scheme, faint[:6])
    browser.scheme("light")


@test
def no_width_scrolls_sideways(browser):
    for width in [375, 820, 1440]:
        browser.size(width, 900)
        open_page(browser)
        assert browser.run("document.documentElement.scrollWidth") <= width, width
    browser.size(1440, 1000)


def screenshots(browser, folder):
    os.makedirs(folder, exist_ok=True)
    for scheme in ["light", "dark"]:
        browser.scheme(scheme)
        for width, height in [(1440, 1000), (820, 1180), (390, 844)]:
            browser.size(width, height)
            open_page(browser, "news&at=0.6" + ("&style=dark" if scheme == "dark" else ""))
            browser.picture(os.path.join(folder, f"page-{width}-{scheme}.png"), whole=width < 1000)
            browser.run("inspector.choose(0, 2); inspector.move(0, 3)")
            browser.picture(os.path.join(folder, f"shapes-{width}-{scheme}.png"), whole=width < 1000)


def main():
    failed = 0
    with Browser() as browser:
        browser.scheme("light")
        for case in TESTS:
            name = case.__name__.replace("_", " ")
            try:
                case(browser)
                assert not browser.complaints, browser.complaints
                print(f"ok      {name}")
            except Exception as error:  # Each test is tried, whatever befell the one before.
                failed += 1
                print(f"FAILED  {name}: {error or traceback.format_exc(limit=2)}")
        if PICTURES:
            screenshots(browser, PICTURES)
    print(f"{len(TESTS) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
