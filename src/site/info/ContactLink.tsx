import { useRootData } from "#site/ui/root-data.ts";

/** The address of the configuration, with a subject line of ours. */
export function ContactLink({ subject }: { subject?: string }) {
  const { contactEmail } = useRootData().settings;
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : "";
  return (
    <a className="link" href={`mailto:${contactEmail}${query}`}>
      {contactEmail}
    </a>
  );
}
