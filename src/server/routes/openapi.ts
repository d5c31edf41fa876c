import type { Hono } from "hono";
import { endpoints } from "#contracts/all/all-endpoints.ts";
import type { Endpoints } from "#contracts/endpoint.ts";
import { openApiDocument } from "#outlets/openapi/document.ts";
import { jsonHeaders } from "#server/http/api.ts";

/** The API's description, for other people's programs. */
export function mountOpenApi(app: Hono, siteUrl: string): void {
  const document = openApiDocument(endpoints as Endpoints, siteUrl);
  app.get("/api/openapi.json", (context) => context.json(document, 200, jsonHeaders));
}
