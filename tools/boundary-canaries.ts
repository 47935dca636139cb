/** A file that breaks a boundary rule. */
export interface Canary {
  readonly file: string;
  readonly text: string;
  /** Files that the import needs, with their content. */
  readonly targets?: Readonly<Record<string, string>>;
}

const planted = (file: string, text: string, target?: string, targetText = "export const a = 1;\n"): Canary => ({
  file,
  text,
  ...(target !== undefined && { targets: { [target]: targetText } }),
});

/** Layers of `shared` that have one above them: each imports `ui`. */
const layersBelowUi = [
  "storage",
  "config",
  "i18n",
  "theme",
  "routing",
  "session",
  "api-client",
  "offline",
  "state",
  "sound",
  "geo",
  "quotes",
  "pictures",
];

/** By rule name in .dependency-cruiser.mjs. All are created in one empty project, so their paths must differ. */
export const canaries: Readonly<Record<string, Canary>> = {
  "no-circular": planted(
    "packages/domain/src/cycle/one.ts",
    'import "./two.ts";',
    "packages/domain/src/cycle/two.ts",
    'import "./one.ts";',
  ),
  "packages-not-apps": planted(
    "packages/market/src/climbs.ts",
    'import "../../../apps/api/src/config.ts";',
    "apps/api/src/config.ts",
  ),
  "web-not-api": planted(
    "apps/web/src/shared/web-to-api.ts",
    'import "../../../api/src/config.ts";',
    "apps/api/src/config.ts",
  ),
  "sandbox-alone": planted(
    "apps/sandbox/src/borrows.ts",
    'import "../../../packages/domain/src/offers/product.ts";',
    "packages/domain/src/offers/product.ts",
  ),
  "not-the-sandbox": planted(
    "apps/api/src/platform/opens-sandbox.ts",
    'import "../../../sandbox/src/signature.ts";',
    "apps/sandbox/src/signature.ts",
  ),
  "api-not-web": planted(
    "apps/api/src/platform/api-to-web.ts",
    'import "../../../web/src/main.ts";',
    "apps/web/src/main.ts",
  ),
  "no-cross-feature": planted(
    "apps/web/src/features/orders/cross.ts",
    'import "../market/api.ts";',
    "apps/web/src/features/market/api.ts",
  ),
  "screens-only-from-screens": planted(
    "apps/web/src/features/orders/opens-screen.ts",
    'import "./screens/orders-screen.ts";',
    "apps/web/src/features/orders/screens/orders-screen.ts",
  ),
  "feature-not-app": planted(
    "apps/web/src/features/orders/climbs.ts",
    'import "../../app/routes.ts";',
    "apps/web/src/app/routes.ts",
  ),
  "learners-not-operator": planted(
    "apps/web/src/app/opens-operator.ts",
    'import "../operator/operator-app.ts";',
    "apps/web/src/operator/operator-app.ts",
  ),
  "operator-on-the-kit": planted(
    "apps/web/src/operator/borrows.ts",
    'import "../features/market/quotes.ts";',
    "apps/web/src/features/market/quotes.ts",
  ),
  "no-cross-area": planted(
    "apps/api/src/areas/trading/orders/cross.ts",
    'import "../../identity/auth/port.ts";',
    "apps/api/src/areas/identity/auth/port.ts",
  ),
  "siblings-only-by-port": planted(
    "apps/api/src/areas/trading/orders/sibling.ts",
    'import "../market/prices.ts";',
    "apps/api/src/areas/trading/market/prices.ts",
  ),
  "shared-not-feature": planted(
    "apps/web/src/shared/climbs.ts",
    'import "../features/market/api.ts";',
    "apps/web/src/features/market/api.ts",
  ),
  ...Object.fromEntries(
    layersBelowUi.map((layer) => [
      `shared-${layer}-below`,
      planted(
        `apps/web/src/shared/${layer}/climbs.ts`,
        'import "../ui/button.ts";',
        "apps/web/src/shared/ui/button.ts",
      ),
    ]),
  ),
  "shared-folder-is-a-layer": planted(
    "apps/web/src/shared/helpers/climbs.ts",
    'import "../config/runtime-config.ts";',
    "apps/web/src/shared/config/runtime-config.ts",
  ),
  "module-not-feature": planted(
    "apps/web/src/modules/chart/climbs.ts",
    'import "../../features/orders/lines.ts";',
    "apps/web/src/features/orders/lines.ts",
  ),
  "no-cross-module": planted(
    "apps/web/src/modules/chart/cross.ts",
    'import "../plot/scale.ts";',
    "apps/web/src/modules/plot/scale.ts",
  ),
  "platform-not-area": planted(
    "apps/api/src/platform/climbs.ts",
    'import "../areas/trading/market/port.ts";',
    "apps/api/src/areas/trading/market/port.ts",
  ),
  "no-node-in-web": planted("apps/web/src/shared/node.ts", 'import "node:fs";'),
  "features-add-no-raw-routes": planted(
    "apps/api/src/areas/trading/orders/raw.ts",
    'import type { FastifyInstance } from "fastify";\nexport type Api = FastifyInstance;',
  ),
  "routes-not-store": planted(
    "apps/api/src/areas/trading/orders/routes.ts",
    'import "./book/order-store.ts";',
    "apps/api/src/areas/trading/orders/book/order-store.ts",
  ),
  "packages-stay-pure": planted("packages/market/src/library.ts", 'import "pg";'),
  "pure-not-node": planted(
    "packages/chart-vision/src/decodes.ts",
    'import "../node/decoder.ts";',
    "packages/chart-vision/node/decoder.ts",
  ),
  "web-not-node": planted(
    "apps/web/src/shared/decodes.ts",
    'import "../../../../packages/chart-vision/node/web-decoder.ts";',
    "packages/chart-vision/node/web-decoder.ts",
  ),
  "domain-has-no-dependency": planted("packages/domain/src/library.ts", 'import "zod";'),
  "web-takes-schemas-as-types": planted(
    "apps/web/src/features/orders/schemas.ts",
    'import { a } from "../../../../../packages/contracts/src/market/schemas.ts";\nexport const b = a;',
    "packages/contracts/src/market/schemas.ts",
  ),
  "no-undeclared-dependency": planted("apps/api/src/platform/undeclared.ts", 'import "pg";'),
  "not-to-unresolvable": planted("packages/domain/src/unresolvable.ts", 'import "./nothing.ts";'),
  "test-not-imported": planted(
    "packages/domain/src/imports-test.ts",
    'import "./a.test.ts";',
    "packages/domain/src/a.test.ts",
  ),
};
