export const calls = "GET /meta/calls";
export const versions = "GET /meta/versions";
