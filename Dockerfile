# Built with everything, run with what the server needs.
FROM node:22-bookworm-slim AS build
WORKDIR /cadence
COPY package.json package-lock.json .npmrc ./
COPY packages/domain/package.json packages/domain/
COPY packages/contract/package.json packages/contract/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
COPY scripts/install.mjs scripts/paths.mjs scripts/
# What the build looks for before it installs: sources that change do not install everything anew.
RUN node scripts/install.mjs
COPY . .
RUN node scripts/build.mjs

FROM node:22-bookworm-slim AS packages
WORKDIR /cadence
COPY package.json package-lock.json .npmrc ./
COPY packages/domain/package.json packages/domain/
COPY packages/contract/package.json packages/contract/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
# The optional packages stay: the databases' and the voice's native parts are among them.
RUN npm ci --omit=dev --workspace @cadence/server --ignore-scripts

FROM node:22-bookworm-slim
WORKDIR /cadence
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 CADENCE_DATA=/data
COPY --from=packages /cadence/ ./
COPY --from=build /cadence/packages/server/dist packages/server/dist
COPY --from=build /cadence/packages/web/dist packages/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=6s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/live').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/dist/main.js"]
