# The product in a container: built from this repository alone, run without root and with a read-only root:
#   docker build -t wouri .
#   docker run --init --read-only --tmpfs /tmp -v wouri:/data -p 3000:3000 wouri
# What belongs to a site (src/OPERATIONS.md) comes through variables; /data is kept when the container is replaced.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /wouri
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-save --include=dev --include=optional --loglevel=error
COPY . .
RUN node src/scripts/build.mjs

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /wouri
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-save --omit=dev --include=optional --loglevel=error

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production PORT=3000 WOURI_DATA=/data
WORKDIR /wouri
COPY package.json ./
COPY --from=packages /wouri/node_modules node_modules
COPY --from=build /wouri/dist dist
COPY src/domain src/domain
COPY src/contract src/contract
COPY src/server src/server
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "src/server/main.ts"]
