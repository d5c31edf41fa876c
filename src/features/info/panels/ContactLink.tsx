import { useRootData } from "#ui/root-data.ts";

/** A mail link to the configured address, with an optional subject line. */
export function ContactLink({ subject }: { subject?: string }) {
  const { contactEmail } = useRootData().settings;
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : "";
  return (
    <a className="link" href={`mailto:${contactEmail}${query}`}>
      {contactEmail}
    </a>
  );
}
