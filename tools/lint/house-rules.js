// House rules that no ready-made rule covers. Which folders they hold in stands in .oxlintrc.json.
const message = {
  clock: "Take the time from the clock that is passed in: rules and services stay testable.",
  random: "Take randomness from a seed that is passed in.",
  fetch: "Calls go through the api client or a port.",
  parents: "Import from the workspace root by its `#` alias instead of climbing.",
};

const isMember = (node, object, property) =>
  node.type === "MemberExpression" &&
  node.object.type === "Identifier" &&
  node.object.name === object &&
  node.property.name === property;

const noAmbient = {
  create(context) {
    return {
      CallExpression(node) {
        if (isMember(node.callee, "Date", "now")) context.report({ node, message: message.clock });
        if (isMember(node.callee, "Math", "random")) context.report({ node, message: message.random });
        if (node.callee.type === "Identifier" && node.callee.name === "fetch")
          context.report({ node, message: message.fetch });
      },
      NewExpression(node) {
        if (node.callee.type === "Identifier" && node.callee.name === "Date" && node.arguments.length === 0) {
          context.report({ node, message: message.clock });
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

export default { meta: { name: "house" }, rules: { "no-ambient": noAmbient, "no-climbing": noClimbing } };
