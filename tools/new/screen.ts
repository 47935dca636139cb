import { LANGUAGES } from "#apps/web/src/shared/i18n/languages.ts";
import { ScaffoldError, spellings, type Project } from "./project.ts";

/** Adds texts of a feature (`alerts`) or of a part of one (`alerts/rules`), in all languages. */
export function newCatalogue(project: Project, name: string, title: string): void {
  if (!/^[a-z-]+(\/[a-z-]+)?$/.test(name))
    throw new ScaffoldError(`${name}: a catalogue is "feature" or "feature/part".`);
  const key = spellings(name).camel;
  const folder = `features/${name}`;
  for (const language of LANGUAGES) {
    const texts = JSON.stringify({ [`${key}.title`]: title }, null, 2);
    project.add(`apps/web/src/${folder}/messages.${language}.json`, `${texts}\n`);
  }
  const entry = /^[a-z]+$/.test(name) ? name : JSON.stringify(name);
  project.insertBefore(
    "apps/web/src/app/all-catalogues.d.ts",
    /^ {2}\}/,
    `    ${entry}: typeof import("#web/${folder}/messages.en.json");\n`,
  );
}

/** Adds a screen with its route, and the calls of its feature if there is a contract. */
export function newScreen(project: Project, name: string, path: string): void {
  const { kebab, camel, pascal, sentence } = spellings(name);
  if (!path.startsWith("/")) throw new ScaffoldError('The address starts with "/".');
  const folder = `apps/web/src/features/${kebab}`;
  newCatalogue(project, kebab, sentence);
  project.add(
    `${folder}/screens/${kebab}-screen.tsx`,
    `import { useT } from "#web/shared/i18n/use-t.tsx";
import { Page } from "#web/shared/ui/page.tsx";

export function ${pascal}Screen() {
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
    `import { defineRoute } from "#web/shared/routing/route.ts";

export const ${camel}ScreenRoutes = [
  defineRoute({
    path: "${path}",
    access: "session",
    screen: "${kebab}/${kebab}-screen",
    texts: ["${kebab}"],
    frame: "app",
    skeleton: "list",
    title: "app.nav.learn",
    firstPaint: "skeleton",
  }),
];
`,
  );
  project.addImport(
    "apps/web/src/app/routes.ts",
    `import { ${camel}ScreenRoutes } from "#web/features/${kebab}/routes.ts";`,
  );
  project.insertBefore("apps/web/src/app/routes.ts", /^\];/, `  ...${camel}ScreenRoutes,\n`);
}
