// House rules that no existing lint rule covers. .oxlintrc.json defines the folders they apply to.
const message = {
  clock: "Take the time from the clock that is passed in, so that tests control it.",
  random: "Take ids and randomness from the source that is passed in, so that tests control them.",
  environment: "Read the environment in config.ts only, and pass the value in.",
  fetch: "Calls go through the API client or a port.",
  parents: "Import from the workspace root by its `#` alias instead of climbing.",
  text: "Put the text in messages.<language>.json and show it with t(key).",
};

/** Impure members of globals, by global. */
const AMBIENT_MEMBERS = {
  Date: { now: message.clock },
  performance: { now: message.clock, timeOrigin: message.clock },
  Math: { random: message.random },
  crypto: { randomUUID: message.random, getRandomValues: message.random },
  process: { env: message.environment, hrtime: message.clock, uptime: message.clock },
  globalThis: { fetch: message.fetch },
  window: { fetch: message.fetch },
};

/** Impure imported names, by module without `node:`. */
const AMBIENT_IMPORTS = {
  crypto: {
    message: message.random,
    names: ["randomUUID", "randomBytes", "randomInt", "randomFill", "randomFillSync", "webcrypto", "getRandomValues"],
  },
  process: { message: message.environment, names: ["env"] },
  perf_hooks: { message: message.clock, names: ["performance"] },
  uuidv7: { message: message.random, names: ["uuidv7"] },
};

const noAmbient = {
  create(context) {
    return {
      MemberExpression(node) {
        if (node.object.type !== "Identifier" || node.computed) return;
        const found = AMBIENT_MEMBERS[node.object.name]?.[node.property.name];
        if (found !== undefined) context.report({ node, message: found });
      },
      CallExpression(node) {
        if (node.callee.type !== "Identifier") return;
        if (node.callee.name === "fetch") context.report({ node, message: message.fetch });
        if (node.callee.name === "Date") context.report({ node, message: message.clock });
      },
      NewExpression(node) {
        if (node.callee.type === "Identifier" && node.callee.name === "Date" && node.arguments.length === 0) {
          context.report({ node, message: message.clock });
        }
      },
      ExportNamedDeclaration(node) {
        const found = AMBIENT_IMPORTS[node.source?.value.replace(/^node:/, "")];
        for (const specifier of node.specifiers) {
          if (found?.names.includes(specifier.local.name)) context.report({ node: specifier, message: found.message });
        }
      },
      ImportDeclaration(node) {
        const found = AMBIENT_IMPORTS[node.source.value.replace(/^node:/, "")];
        for (const specifier of node.specifiers) {
          if (specifier.type === "ImportSpecifier" && found?.names.includes(specifier.imported.name)) {
            context.report({ node: specifier, message: found.message });
          }
        }
      },
    };
  },
};

const noClimbing = {
  create(context) {
    return {
      ImportDeclaration(node) {
        if (node.source.value.startsWith("../../")) context.report({ node, message: message.parents });
      },
    };
  },
};

/** Attributes that a user sees or hears. */
const SHOWN = new Set([
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "alt",
  "title",
  "placeholder",
  "label",
]);
/** The product name, which is not translated. */
const isText = (value) => typeof value === "string" && /\p{L}{2}/u.test(value.replaceAll(/candlewise/gi, ""));

const noTextWithoutKey = {
  create(context) {
    return {
      JSXText(node) {
        if (isText(node.value)) context.report({ node, message: message.text });
      },
      JSXAttribute(node) {
        if (SHOWN.has(node.name.name) && node.value?.type === "Literal" && isText(node.value.value)) {
          context.report({ node, message: message.text });
        }
      },
      JSXExpressionContainer(node) {
        const isChild = node.parent.type === "JSXElement" || node.parent.type === "JSXFragment";
        if (isChild && node.expression.type === "Literal" && isText(node.expression.value)) {
          context.report({ node, message: message.text });
        }
      },
    };
  },
};

export default {
  meta: { name: "house" },
  rules: { "no-ambient": noAmbient, "no-climbing": noClimbing, "no-text-without-key": noTextWithoutKey },
};
