import { currentTheme, THEME_COLOURS } from "#web/shared/theme/theme-choice.ts";

// Runs inline in the head, before the first paint: the page never shows the other theme first.
const theme = currentTheme();
document.documentElement.dataset["theme"] = theme;
document.querySelector('meta[name="theme-color"]')?.setAttribute("content", THEME_COLOURS[theme].page);
