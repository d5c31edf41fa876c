import type { ReactNode } from "react";
import { useWords } from "#words/words.ts";
import { darkStyles, styles } from "./styles.ts";

interface Props {
  readonly title: string;
  /** The preview text that mail programs show beside the subject. */
  readonly preview: string;
  readonly children: ReactNode;
}

/** One column of at most 600 px, built from tables, because mail programs support little else. */
export function LetterFrame({ title, preview, children }: Props) {
  const { language } = useWords();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{darkStyles}</style>
      </head>
      <body className="page" style={styles.page}>
        <div style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>{preview}</div>
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          border={0}
          className="page"
          style={styles.page}
        >
          <tbody>
            <tr>
              <td align="center">
                <table
                  role="presentation"
                  cellPadding={0}
                  cellSpacing={0}
                  border={0}
                  className="sheet"
                  style={styles.sheet}
                >
                  <tbody>
                    <tr>
                      <td className="ink" style={{ ...styles.cell, paddingTop: 24, paddingBottom: 24 }}>
                        {children}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}
