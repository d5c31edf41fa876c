import { useWords } from "#words/words.ts";

/** What the figures on the naira page mean, and what they do not. */
export function Explanation() {
  const { say } = useWords();
  return (
    <div className="prose">
      <h2>{say("What this rate is")}</h2>
      <p>
        {say(
          "The official rate is the price at which banks and companies exchange dollars for naira on the Nigerian Foreign Exchange Market. The Central Bank of Nigeria publishes it after each working day. When a dollar costs fewer naira than the day before, the naira has become stronger.",
        )}
      </p>
      <p>
        {say(
          "Other currencies are converted by way of the dollar. What a bank, a card or a transfer service charges you differs: they add a margin and charges of their own.",
        )}
      </p>
      <p>
        {say(
          "Rates of the unofficial street market are not shown here: dealing there is against the law, and nobody answers for its figures.",
        )}
      </p>
    </div>
  );
}
