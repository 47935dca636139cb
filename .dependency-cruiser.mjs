const webFeature = "^apps/web/src/features/([^/]+)/";
const apiFeature = "^apps/api/src/areas/([^/]+)/([^/]+)/";
/** Folders of packages for programs on a server, which the pure files beside them do not import. */
const nodeOnly = "^packages/[^/]+/node/";
const test = "\\.(test|spec)\\.tsx?$";

const rule = (name, from, to) => ({ name, severity: "error", from, to });

// Each layer of `shared` imports only those before it.
const sharedLayers = [
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
  "ui",
];

export default {
  forbidden: [
    rule("no-circular", {}, { circular: true }),
    rule("packages-not-apps", { path: "^(packages|content)/" }, { path: "^apps/" }),
    rule("web-not-api", { path: "^apps/web/" }, { path: "^apps/api/" }),
    rule("sandbox-alone", { path: "^apps/sandbox/" }, { path: "^(apps/(?!sandbox/)|packages/|content/)" }),
    rule("not-the-sandbox", { path: "^(apps/(?!sandbox/)|packages/|content/)" }, { path: "^apps/sandbox/" }),
    rule("api-not-web", { path: "^apps/api/" }, { path: "^apps/web/" }),
    rule(
      "no-cross-feature",
      { path: webFeature, pathNot: "^apps/web/src/features/[^/]+/screens/" },
      { path: "^apps/web/src/features/(?!$1/)" },
    ),
    rule(
      "screens-only-from-screens",
      { path: "^apps/web/src/(features|shared)/", pathNot: "^apps/web/src/features/[^/]+/screens/" },
      { path: "^apps/web/src/features/[^/]+/screens/" },
    ),
    rule("no-cross-area", { path: "^apps/api/src/areas/([^/]+)/" }, { path: "^apps/api/src/areas/(?!$1/)" }),
    rule(
      "siblings-only-by-port",
      { path: apiFeature, pathNot: test },
      { path: "^apps/api/src/areas/$1/(?!$2/)[^/]+/", pathNot: "/port\\.ts$" },
    ),
    rule("feature-not-app", { path: "^apps/web/src/features/", pathNot: "testing" }, { path: "^apps/web/src/app/" }),
    rule("shared-not-feature", { path: "^apps/web/src/shared/" }, { path: "^apps/web/src/(modules|features|app)/" }),
    ...sharedLayers
      .slice(0, -1)
      .map((layer, index) =>
        rule(
          `shared-${layer}-below`,
          { path: `^apps/web/src/shared/${layer}/`, pathNot: test },
          { path: `^apps/web/src/shared/(${sharedLayers.slice(index + 1).join("|")})/` },
        ),
      ),
    rule(
      "shared-folder-is-a-layer",
      { path: `^apps/web/src/shared/(?!(${sharedLayers.join("|")}|service-worker)/)[^/]+/`, pathNot: test },
      { path: "^apps/web/src/shared/" },
    ),
    rule("learners-not-operator", { path: "^apps/web/src/(?!operator/)" }, { path: "^apps/web/src/operator/" }),
    rule(
      "operator-on-the-kit",
      { path: "^apps/web/src/operator/", pathNot: test },
      { path: "^apps/web/src/(app|features)/" },
    ),
    rule("module-not-feature", { path: "^apps/web/src/modules/" }, { path: "^apps/web/src/(features|app)/" }),
    // Any module may explain its terms.
    rule(
      "no-cross-module",
      { path: "^apps/web/src/modules/([^/]+)/" },
      { path: "^apps/web/src/modules/(?!$1/|glossary/)" },
    ),
    rule("platform-not-area", { path: "^apps/api/src/platform/" }, { path: "^apps/api/src/areas/" }),
    rule(
      "no-node-in-web",
      { path: "^(apps/web/src|packages)/", pathNot: [test, nodeOnly] },
      { dependencyTypes: ["core"] },
    ),
    rule(
      "features-add-no-raw-routes",
      { path: "^apps/api/src/areas/", pathNot: "/testing/" },
      { path: "node_modules/@?fastify/" },
    ),
    rule("routes-not-store", { path: "^apps/api/.*/routes\\.ts$" }, { path: "^apps/api/.*(/|-)store\\.ts$" }),
    rule(
      "packages-stay-pure",
      { path: "^packages/", pathNot: [test, nodeOnly] },
      { path: "node_modules/", pathNot: "node_modules/zod/" },
    ),
    rule("pure-not-node", { path: "^packages/[^/]+/src/", pathNot: test }, { path: nodeOnly }),
    rule("web-not-node", { path: "^apps/web/src/", pathNot: test }, { path: nodeOnly }),
    rule(
      "domain-has-no-dependency",
      { path: "^packages/domain/", pathNot: test },
      { path: "(node_modules/|^packages/contracts/)" },
    ),
    rule(
      "web-takes-schemas-as-types",
      { path: "^apps/web/src/", pathNot: [test, "^apps/web/src/testing/"] },
      { path: "^packages/contracts/.*schemas\\.ts$", dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "no-undeclared-dependency",
      { path: "^(apps|packages|content)/" },
      { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    ),
    rule("not-to-unresolvable", {}, { couldNotResolve: true }),
    rule("test-not-imported", { pathNot: test }, { path: test }),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)dist/" },
    tsPreCompilationDeps: true,
    parser: "swc",
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js"],
    },
  },
};
