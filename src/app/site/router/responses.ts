/** A loader's answer with a status, returned or thrown. */
class DataWithStatus {
  readonly data: unknown;
  readonly status: number;

  constructor(data: unknown, status: number) {
    this.data = data;
    this.status = status;
  }
}

/** What an error page receives if a loader threw a status. */
export class ErrorResponse {
  readonly status: number;
  readonly data: unknown;

  constructor(status: number, data: unknown) {
    this.status = status;
    this.data = data;
  }
}

export function data(value: unknown, { status = 200 }: { status?: number } = {}): unknown {
  return new DataWithStatus(value, status);
}

export function redirect(to: string): Response {
  return new Response(null, { status: 302, headers: { Location: to } });
}

export function isRouteErrorResponse(error: unknown): error is ErrorResponse {
  return error instanceof ErrorResponse;
}

export function withoutStatus(answer: unknown): unknown {
  return answer instanceof DataWithStatus ? answer.data : answer;
}

export function asRouteError(error: unknown): unknown {
  return error instanceof DataWithStatus ? new ErrorResponse(error.status, error.data) : error;
}

/** The address to which a loader redirects the reader, or null. */
export function redirectOf(error: unknown): string | null {
  return error instanceof Response ? error.headers.get("Location") : null;
}
