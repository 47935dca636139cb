export {};

declare global {
  var _goober: { parentNode: boolean; firstChild: { data: string } } | undefined;
}

/**
 * notistack writes its styles through goober into a `<style>` element, which the content security policy refuses. Goober takes a
 * ready element from `_goober`: this one hands the rules to a constructed sheet, which the policy allows. It must be there before
 * notistack is evaluated, so this module is imported for its effect, ahead of it.
 */
const sheet = new CSSStyleSheet();
let rules = "";
document.adoptedStyleSheets.push(sheet);
globalThis._goober = {
  parentNode: true,
  firstChild: {
    get data() {
      return rules;
    },
    set data(value) {
      rules = value;
      sheet.replaceSync(value);
    },
  },
};
