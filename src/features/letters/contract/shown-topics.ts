interface Place {
  /** Set if the place's article was withdrawn. */
  readonly withdrawn?: object | undefined;
}

/** The places of a brief that still say something. */
export function shownTopics<Topic extends Place>({ topics }: { readonly topics: readonly Topic[] }): Topic[] {
  return topics.filter(({ withdrawn }) => withdrawn === undefined);
}
