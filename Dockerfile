# Corro as it runs in production: docker build -t corro .
# The commands are those of docs/operating.md; compose.yaml shows them together.

# npm comes from here; the Node that builds and serves is the lock file's.
FROM node:24-bookworm-slim AS build
WORKDIR /corro
COPY . .
RUN node .config/setup.mjs
RUN npm run build

# What the server needs, and nothing to build with.
FROM node:24-bookworm-slim AS dependencies
WORKDIR /corro
COPY . .
RUN npm ci --omit=dev --include=optional --ignore-scripts \
  --workspace=@corro/server --include-workspace-root

FROM debian:bookworm-slim
WORKDIR /corro
COPY --from=dependencies /corro/node_modules node_modules
COPY --from=dependencies /corro/package.json package.json
COPY --from=dependencies /corro/packages/domain packages/domain
COPY --from=dependencies /corro/apps/sandbox apps/sandbox
COPY --from=dependencies /corro/apps/server apps/server
COPY --from=build /corro/apps/web/dist apps/web/dist
COPY --from=build /corro/apps/frame/dist apps/frame/dist
RUN useradd --system --uid 10001 --create-home corro && install -d -o corro /data
USER corro
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 PATH=/corro/node_modules/.bin:$PATH
EXPOSE 3000
# Alive, not ready: a process without its database is not mended by a restart.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# The process itself, so that it hears a SIGTERM. Tables: node apps/server/src/migrate.ts
CMD ["node", "apps/server/src/serve.ts"]
