import { useState } from "react";
import { useHref } from "react-router";
import { pages } from "#contracts/addresses.ts";
import { LiteField, PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { useWords } from "#words/words.ts";
import { amountOf, type Conversion, convert, sides } from "./convert.ts";
import type { Rate } from "./naira.ts";

interface ConverterProps {
  rates: readonly Rate[];
  /** The values in the address, where the plain form puts them if no JavaScript runs. */
  initialConversion: Conversion;
}

/** Converts between the naira and any currency, both ways, and between any two others. */
export function Converter({ rates, initialConversion }: ConverterProps) {
  const { say } = useWords();
  const [conversion, setConversion] = useState(initialConversion);
  const { amount, from, to } = conversion;
  const result = convert(conversion, rates);
  const value = amountOf(amount);
  const [typed, converted] = result === null || value === null ? [] : sides(value, result);
  return (
    <Section title={say("Converter")}>
      <form className="convert" action={`${useHref(pages.naira)}#converter`} id="converter">
        <LiteField />
        <div className="convert__amount">
          <label className="label" htmlFor="amount">
            {say("Amount")}
          </label>
          <input
            className="field num"
            id="amount"
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={amount}
            onChange={({ target }) => setConversion({ ...conversion, amount: target.value })}
          />
        </div>
        <Choice
          name="from"
          label={say("From")}
          value={from}
          rates={rates}
          choose={(from) => setConversion({ ...conversion, from })}
        />
        <Choice
          name="to"
          label={say("To")}
          value={to}
          rates={rates}
          choose={(to) => setConversion({ ...conversion, to })}
        />
        <div className="convert__ways">
          <button className="btn unscripted" type="submit">
            {say("Convert")}
          </button>
          <PageLink
            className="btn"
            to={`${pages.naira}?amount=${encodeURIComponent(amount)}&from=${to}&to=${from}#converter`}
            onClick={(event) => {
              event.preventDefault();
              setConversion({ amount, from: to, to: from });
            }}
          >
            {say("Swap")}
          </PageLink>
        </div>
        <output className="convert__result num" htmlFor="amount from to">
          {typed ? `${typed} ${from} = ${converted} ${to}` : say("Enter an amount to convert.")}
        </output>
      </form>
      <p className="source-note">{say("At the rates of this page. Banks add their own charges.")}</p>
    </Section>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  rates: readonly Rate[];
  choose: (code: string) => void;
}

function Choice({ name, label, value, rates, choose }: ChoiceProps) {
  const { say, translate } = useWords();
  return (
    <div>
      <label className="label" htmlFor={name}>
        {label}
      </label>
      <select
        className="field"
        id={name}
        name={name}
        value={value}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="NGN">NGN, {say("Nigerian naira")}</option>
        {rates.map((rate) => (
          <option key={rate.code} value={rate.code} lang={translate(rate.name).lang}>
            {rate.code}, {translate(rate.name).text}
          </option>
        ))}
      </select>
    </div>
  );
}
