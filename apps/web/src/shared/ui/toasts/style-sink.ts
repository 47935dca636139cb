declare global {
  var _goober: { parentNode: boolean; firstChild: { data: string } } | undefined;
}

/**
 * notistack writes its styles through goober into a `<style>` element, which the content security policy refuses. Goober takes a
 * ready element from `_goober`: this one hands the rules to a constructed sheet, which the policy allows.
 */
export function installStyleSink(): void {
  if (globalThis._goober) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let text = "";
  globalThis._goober = {
    parentNode: true,
    firstChild: {
      get data() {
        return text;
      },
      set data(value) {
        text = value;
        sheet.replaceSync(value);
      },
    },
  };
}
