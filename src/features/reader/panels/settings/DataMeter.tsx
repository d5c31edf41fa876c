import { useEffect, useState } from "react";
import { deviceKeys } from "#contracts/device.ts";
import { inLanguage, languageOf } from "#contracts/languages.ts";
import { bytesOfPage, monthSoFar, thisMonth } from "#device/meter.ts";
import { readNewest } from "#device/stores/newest.ts";
import { Section } from "#ui/Section.tsx";
import { useWords } from "#words/words.ts";
import { SettingRow, useSetting } from "./SettingRow.tsx";

const BYTES_PER_GIGABYTE = 1_000_000_000;

/** The cost of reading here at the price of the reader's own data plan, and the data saver's switch. */
export function DataMeter() {
  const { say } = useWords();
  const [nairaPerGigabyte, choosePrice] = useSetting("nairaPerGigabyte");
  const [bytes, setBytes] = useState<{ page: number; month: number } | null>(null);
  useEffect(() => {
    const page = bytesOfPage();
    setBytes({ page, month: page + monthSoFar(thisMonth()) });
  }, []);
  const price = Number(nairaPerGigabyte) || 0;

  return (
    <Section title={say("Data")}>
      <SettingRow
        label="Data saver"
        effect="Every page comes without pictures, scripts or ads: about a tenth of the data. A line at the top of each page leads back."
      >
        {(ids) => (
          <input
            {...ids}
            className="switch"
            type="checkbox"
            checked={false}
            onChange={() => void saveData()}
          />
        )}
      </SettingRow>
      <dl>
        <div className="stat">
          <dt>{say("Since this page was opened")}</dt>
          <dd>{bytes ? inWords(bytes.page, price) : "…"}</dd>
        </div>
        <div className="stat">
          <dt>{say("This month")}</dt>
          <dd>{bytes ? inWords(bytes.month, price) : "…"}</dd>
        </div>
      </dl>
      <SettingRow label="Your price" effect="What a gigabyte of your bundle costs, in naira.">
        {(ids) => (
          <input
            {...ids}
            className="field field--short num"
            type="number"
            inputMode="numeric"
            min="0"
            max="100000"
            value={nairaPerGigabyte}
            onChange={({ target }) => choosePrice(target.value)}
          />
        )}
      </SettingRow>
    </Section>
  );
}

/**
 * Stored beside the theme: the inline script of each page reads it before anything is painted. The data saver's pages
 * cannot read the device, so the reader's state goes along in their addresses.
 */
async function saveData(): Promise<void> {
  const state = await readNewest("place").catch(() => null);
  const mine = state ? `&mine=${state.id}` : "";
  try {
    localStorage.setItem(deviceKeys.dataSaver, "on");
    localStorage.setItem(deviceKeys.mine, mine);
  } catch {
    // Without storage it lasts as long as the address contains it.
  }
  window.location.assign(inLanguage(languageOf(window.location.pathname), `/?lite=1${mine}`));
}

function inWords(bytes: number, price: number): string {
  const size = bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  const naira = (bytes / BYTES_PER_GIGABYTE) * price;
  return `${size}, ₦${naira.toFixed(2)}`;
}
