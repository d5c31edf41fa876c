export const FULL_MAILBOX = "5.2.2";
export const TOO_LARGE = "5.3.4";

/** Overlong letters and their content (6): only this letter is not taken. */
const OF_THE_LETTER = /^5\.(?:6\.\d+|2\.3|3\.4)$/;
/** Our own address (5.1.7 and 5.1.8), our quota (5.4.5), what we said to the server (5; 5.5.0 says nothing more). */
const OF_THE_SENDER = /^5\.(?:1\.[78]|4\.5|5\.[1-9]\d*)$/;
/** No trust: in us before the server has the letter's text, in the text afterwards. */
const OF_POLICY = /^5\.7\.\d+$/;

/** Whose fault a permanent failure is ("5.1.1", RFC 3463); the address's, where it is nobody else's. */
export function isOfTheLetter(status: string): boolean {
  return OF_THE_LETTER.test(status);
}

export function isOfTheSender(status: string): boolean {
  return OF_THE_SENDER.test(status);
}

export function isOfTheAddress(status: string): boolean {
  const isAnothers = isOfTheLetter(status) || isOfTheSender(status) || OF_POLICY.test(status);
  return status !== FULL_MAILBOX && !isAnothers;
}
