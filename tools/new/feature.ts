import { ScaffoldError, domainName, serverFolder, spellings, type Project } from "./project.ts";

/** Contract, server code and table of a new feature: a user's list of titles that can be read and added to. */
export function newFeature(project: Project, area: string, name: string): void {
  if (!project.has(`apps/api/src/areas/${area}/area.ts`)) throw new ScaffoldError(`There is no area ${area}.`);
  const { camel, pascal } = domainName(name);
  addContract(project, name, pascal, camel);
  const folder = `apps/api/src/areas/${area}/${name}`;
  addServer(project, folder, { name, camel, pascal });
  const areaFile = `apps/api/src/areas/${area}/area.ts`;
  project.addImport(areaFile, `import { ${camel}Module } from "./${name}/module.ts";`);
  project.insertBefore(areaFile, /(?<=(features: |const others = )\[)/, `${camel}Module(platform), `);
}

interface Names {
  readonly name: string;
  readonly camel: string;
  readonly pascal: string;
}

function addContract(project: Project, name: string, pascal: string, camel: string): void {
  const folder = `packages/contracts/src/${name}`;
  project.add(
    `${folder}/routes.ts`,
    `import type { RouteTable } from "../endpoint.ts";

export const ${camel}Routes = {
  list${pascal}: {
    method: "GET",
    path: "/v2/${name}/",
    token: "default",
    owner: "self",
    errors: [],
    summary: "The caller's ${name}, newest first.",
    provides: ["${pascal}"],
  },
  add${pascal}: {
    method: "POST",
    path: "/v2/${name}/",
    token: "default",
    owner: "self",
    errors: [],
    summary: "Adds one of the caller's ${name}; the same id again changes nothing.",
    invalidates: ["${pascal}"],
  },
} as const satisfies RouteTable;
`,
  );
  project.add(
    `${folder}/schemas.ts`,
    `import { z } from "zod";
import { defineContract } from "../endpoint.ts";
import { ${camel}Routes } from "./routes.ts";

const ItemSchema = z.strictObject({
  /** Made by the client. */
  id: z.uuid(),
  title: z.string().trim().min(1).max(100),
});

export const ${camel}Contract = defineContract("${name}", ${camel}Routes, {
  list${pascal}: { response: z.strictObject({ items: z.array(ItemSchema) }) },
  add${pascal}: { body: ItemSchema, response: z.strictObject({ id: z.uuid() }) },
});
export type ${pascal}Shapes = typeof ${camel}Contract.shapes;
`,
  );
  project.add(
    `${folder}/tags.ts`,
    `/** Cached data of this domain. */\nexport const ${camel}Tags = ["${pascal}"] as const;\n`,
  );
  project.addImport("packages/contracts/src/tags.ts", `import { ${camel}Tags } from "./${name}/tags.ts";`);
  project.insertBefore("packages/contracts/src/tags.ts", /^\] as const;/, `  ...${camel}Tags,\n`);
  project.insertBefore(
    "packages/contracts/package.json",
    /(?<="exports": \{\n)/,
    `    "./${name}/routes": "./src/${name}/routes.ts",\n    "./${name}/schemas": "./src/${name}/schemas.ts",\n`,
  );
}

function addServer(project: Project, folder: string, names: Names): void {
  project.add(`${folder}/module.ts`, moduleText(names));
  project.add(`${folder}/routes.ts`, routesText(names));
  project.add(`${folder}/items.ts`, itemsText(names));
  project.add(`${folder}/item-store.ts`, storeText(names));
  project.add(`${folder}/migrations/0001-${names.name}.sql`, tableText(names));
  project.add(`${folder}/${names.name}.test.ts`, testText(names));
}

const moduleText = ({
  name,
  camel,
  pascal,
}: Names): string => `import { ${camel}Contract } from "@candlewise/contracts/${name}/schemas";
import type { FeatureModule } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/http/endpoint.ts";
import { personalTables } from "#api/platform/personal-data.ts";
import type { ${pascal}Dependencies } from "./items.ts";
import { ${camel}Handlers } from "./routes.ts";

export function ${camel}Module({ database, clock }: ${pascal}Dependencies): FeatureModule {
  return {
    domain: "${name}",
    endpoints: endpointsOf(${camel}Contract, ${camel}Handlers({ database, clock })),
    personalData: personalTables(database, { ${name}_item: {} }),
  };
}
`;

const routesText = ({
  name,
  camel,
  pascal,
}: Names): string => `import type { ${camel}Contract } from "@candlewise/contracts/${name}/schemas";
import type { Handlers } from "#api/platform/http/endpoint.ts";
import { addItem, listItems, type ${pascal}Dependencies } from "./items.ts";

export function ${camel}Handlers(deps: ${pascal}Dependencies): Handlers<typeof ${camel}Contract> {
  return {
    list${pascal}: async (_input, context) => listItems(deps, context),
    add${pascal}: async ({ body }, context) => addItem(deps, context, body),
  };
}
`;

const itemsText = ({ pascal }: Names): string => `import type { Platform } from "#api/platform/feature.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { findItems, insertItem, type Item } from "./item-store.ts";

export type ${pascal}Dependencies = Pick<Platform, "database" | "clock">;

export async function listItems(deps: ${pascal}Dependencies, context: SignedInContext): Promise<{ items: Item[] }> {
  return { items: await findItems(deps.database.kysely, context.userId) };
}

export async function addItem(deps: ${pascal}Dependencies, context: SignedInContext, item: Item): Promise<{ id: string }> {
  await insertItem(deps.database.kysely, { userId: context.userId, now: deps.clock.now(), ...item });
  return { id: item.id };
}
`;

const storeText = ({ name, pascal }: Names): string => `import type { Kysely } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";

export interface Item {
  readonly id: string;
  readonly title: string;
}

type ${pascal}Tables = {
  ${name}_item: { user_id: string; id: string; title: string; created_at: Date };
};

const tables = (db: Queryable): Kysely<${pascal}Tables> => db.withTables<${pascal}Tables>();
const MOST = 100;

export async function findItems(db: Queryable, userId: string): Promise<Item[]> {
  return tables(db)
    .selectFrom("${name}_item")
    .select(["id", "title"])
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .limit(MOST)
    .execute();
}

export async function insertItem(db: Queryable, item: Item & { userId: string; now: Date }): Promise<void> {
  await tables(db)
    .insertInto("${name}_item")
    .values({ user_id: item.userId, id: item.id, title: item.title, created_at: item.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
`;

const tableText = ({ name }: Names): string => `create table ${name}_item (
  user_id uuid not null,
  id uuid not null,
  title text not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);
`;

const testText = ({ name, camel, pascal }: Names): string => `import { randomUUID } from "node:crypto";
import { ${camel}Contract } from "@candlewise/contracts/${name}/schemas";
import { expect, it } from "vitest";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp } from "#api/testing/test-app.ts";

it("${name} are listed for their user only, each once", async () => {
  const app = await createTestApp();
  const [ada, bob] = [await signUp(app), await signUp(app)];
  const body = { id: randomUUID(), title: "First" };
  const add = () => app.call(${camel}Contract, "add${pascal}", { body }, { token: ada.accessToken });
  const list = (token: string) => app.call(${camel}Contract, "list${pascal}", {}, { token });
  expect(await add()).toEqual({ id: body.id });
  expect(await add()).toEqual({ id: body.id });
  expect(await list(ada.accessToken)).toEqual({ items: [body] });
  expect(await list(bob.accessToken)).toEqual({ items: [] });
});
`;

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** Adds an endpoint without input to an existing contract, with its handler. */
export function newEndpoint(project: Project, domain: string, name: string, method: string, path: string): void {
  const { camel, text } = spellings(name);
  if (!METHODS.includes(method)) throw new ScaffoldError(`The method is one of ${METHODS.join(", ")}.`);
  if (!path.startsWith("/")) throw new ScaffoldError('The path starts with "/" and is below /api.');
  const parameters = Array.from(path.matchAll(/\{(\w+)\}/g), ([, parameter = ""]) => parameter);
  const handlers = `${serverFolder(project, domain)}/routes.ts`;
  project.insertBefore(
    `packages/contracts/src/${domain}/routes.ts`,
    /^\} as const satisfies RouteTable;/,
    `  ${camel}: {
    method: "${method}",
    path: "${path}",
    token: "default",
    owner: "self",
    errors: [],
    summary: "${text[0]?.toUpperCase()}${text.slice(1)}.",
  },
`,
  );
  const params = parameters.map((parameter) => `${parameter}: z.string().max(100)`).join(", ");
  project.insertBefore(
    `packages/contracts/src/${domain}/schemas.ts`,
    /^\}\);/,
    `  ${camel}: { ${params === "" ? "" : `params: z.strictObject({ ${params} }), `}response: z.strictObject({}) },\n`,
  );
  project.insertBefore(handlers, /^ {2}\};\n\}/, `    ${camel}: async () => ({}),\n`);
}

/** Adds the next migration of a feature. */
export function newMigration(project: Project, domain: string, name: string): string {
  const { kebab } = spellings(name);
  const folder = `${serverFolder(project, domain)}/migrations`;
  const numbers = project.find(`${folder}/*.sql`).map((file) => Number(/(\d{4})-[^/]*$/.exec(file)?.[1] ?? 0));
  const next = String(Math.max(0, ...numbers) + 1).padStart(4, "0");
  const file = `${folder}/${next}-${kebab}.sql`;
  project.add(file, "-- Nodes of the previous release run on this schema too: add, and remove in a later release.\n");
  return file;
}
