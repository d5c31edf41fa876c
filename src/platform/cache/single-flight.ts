/** Concurrent calls with the same key share one result, which is not remembered afterwards. */
export function singleFlight<Value>() {
  const flying = new Map<string, Promise<Value>>();
  return (key: string, start: () => Promise<Value>): Promise<Value> => {
    const flight = flying.get(key) ?? start().finally(() => flying.delete(key));
    flying.set(key, flight);
    return flight;
  };
}
