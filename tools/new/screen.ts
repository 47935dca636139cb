import { LANGUAGES } from "#apps/web/src/shared/i18n/languages.ts";
import { ScaffoldError, spellings, type Project } from "./project.ts";

/** Adds texts of a feature (`alerts`) or of a part of one (`alerts/rules`), in all languages. */
export function newCatalogue(project: Project, name: string, title: string): void {
  if (!/^[a-z-]+(\/[a-z-]+)?$/.test(name))
    throw new ScaffoldError(`${name}: a catalogue is "feature" or "feature/part".`);
  const key = spellings(name).camel;
  for (const language of LANGUAGES) {
    const path = `apps/web/src/features/${name}/messages.${language}.ts`;
    const texts = `  "${key}.title": ${JSON.stringify(title)},\n`;
    project.add(
      path,
      language === "en"
        ? `export const messages = {\n${texts}} as const;

declare module "#web/shared/i18n/catalogue.ts" {
  interface Catalogues {
    ${/^[a-z]+$/.test(name) ? name : JSON.stringify(name)}: typeof messages;
  }
}
`
        : `import type { Translation } from "#web/shared/i18n/catalogue.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {\n${texts}} as const satisfies Translation<typeof english>;
`,
    );
  }
}

/** Adds a screen with its route, and the calls of its feature if there is a contract. */
export function newScreen(project: Project, name: string, path: string): void {
  const { kebab, camel, sentence } = spellings(name);
  if (!path.startsWith("/")) throw new ScaffoldError('The address starts with "/".');
  const folder = `apps/web/src/app/screens/${kebab}`;
  newCatalogue(project, kebab, sentence);
  project.add(
    `${folder}/${kebab}-screen.tsx`,
    `import { useT } from "#web/shared/i18n/use-t.tsx";
import { Page } from "#web/shared/ui/page.tsx";

export function Screen() {
  const t = useT();
  const title = t("${camel}.title");
  return (
    <Page title={title}>
      <h1>{title}</h1>
    </Page>
  );
}
`,
  );
  project.add(
    `${folder}/routes.ts`,
    `import type { AppRoute } from "#web/app/route.ts";

export const ${camel}ScreenRoutes: readonly AppRoute[] = [
  {
    path: "${path}",
    load: () => import("./${kebab}-screen.tsx"),
    source: "app/screens/${kebab}/${kebab}-screen.tsx",
    messages: ["${kebab}"],
    frame: "app",
    skeleton: "list",
    title: "app.nav.learn",
  },
];
`,
  );
  project.addImport(
    "apps/web/src/app/routes.ts",
    `import { ${camel}ScreenRoutes } from "./screens/${kebab}/routes.ts";`,
  );
  project.insertBefore("apps/web/src/app/routes.ts", /^\];/, `  ...${camel}ScreenRoutes,\n`);
  project.insertBefore("e2e/support/screens.ts", /^ {2}"\/nowhere",/, `  "${path}",\n`);
}
