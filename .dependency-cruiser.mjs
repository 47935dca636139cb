const feature = "^apps/(web|api)/src/features/([^/]+)/";
const test = "\\.(test|spec)\\.tsx?$";

const rule = (name, from, to) => ({ name, severity: "error", from, to });

export default {
  forbidden: [
    rule("no-circular", {}, { circular: true }),
    rule("packages-not-apps", { path: "^(packages|content)/" }, { path: "^apps/" }),
    rule("web-not-api", { path: "^apps/web/" }, { path: "^apps/api/" }),
    rule("api-not-web", { path: "^apps/api/" }, { path: "^apps/web/" }),
    rule("no-cross-feature", { path: feature }, { path: "^apps/$1/src/features/(?!$2/)" }),
    rule(
      "shared-not-feature",
      { path: "^apps/(web|api)/src/(shared|platform)/" },
      { path: "^apps/$1/src/(features|app)/" },
    ),
    rule("no-node-in-web", { path: "^(apps/web/src|packages)/", pathNot: test }, { dependencyTypes: ["core"] }),
    rule("routes-not-store", { path: "/features/[^/]+/routes\\.ts$" }, { path: "/features/[^/]+/store\\.ts$" }),
    rule(
      "packages-stay-pure",
      { path: "^packages/", pathNot: test },
      { path: "node_modules/", pathNot: "node_modules/zod/" },
    ),
    rule(
      "domain-has-no-dependency",
      { path: "^packages/domain/", pathNot: test },
      { path: "(node_modules/|^packages/contracts/)" },
    ),
    rule(
      "web-takes-schemas-as-types",
      { path: "^apps/web/src/", pathNot: test },
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
