import type { Hono } from "hono";
import { jsonHeaders } from "#app/http/api.ts";
import { openApiDocument } from "#app/openapi/document.ts";
import { endpoints } from "#contracts/all/all-endpoints.ts";
import type { Endpoints } from "#contracts/endpoint.ts";

/** The API's description, for other people's programs. */
export function mountOpenApi(app: Hono, siteUrl: string): void {
  const document = openApiDocument(endpoints as Endpoints, siteUrl);
  app.get("/api/openapi.json", (context) => context.json(document, 200, jsonHeaders));
}
