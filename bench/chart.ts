import { escapeXml } from '../domain/escape-xml.ts';

/** A bar chart: rows of bars that lie below each other. */
export interface Chart {
  readonly title: string;
  /** What the figures are: `ms`, `requests/s`. */
  readonly unit: string;
  /** Names of the bars of each row; three at most. */
  readonly series: readonly string[];
  /** One figure a series; undefined where there is none. */
  readonly rows: readonly {
    readonly label: string;
    readonly figures: readonly (number | undefined)[];
  }[];
}

const width = 860;
const labelWidth = 260;
const figureWidth = 90;
const barHeight = 12;
const rowGap = 10;
const top = 84;

/** The chart as an SVG file: it follows the reader's light or dark, and says its figures in words. */
export function drawChart(chart: Chart): string {
  const { title, unit, series, rows } = chart;
  const rowHeight = series.length * barHeight + rowGap;
  const height = top + rows.length * rowHeight + 16;
  const longest = Math.max(...rows.flatMap(({ figures }) => figures.map((figure) => figure ?? 0)));
  const scale = longest > 0 ? (width - labelWidth - figureWidth - 24) / longest : 0;
  const lines = rows.flatMap(({ label, figures }, row) => {
    const y = top + row * rowHeight;
    const middle = y + (series.length * barHeight) / 2 + 4;
    const bars = figures.flatMap((figure, index) => {
      if (figure === undefined) return [];
      const barY = y + index * barHeight;
      const length = Math.max(1, Math.round(figure * scale * 10) / 10);
      return [
        `<rect class="s${index}" x="${labelWidth}" y="${barY}" width="${length}" height="${barHeight - 2}" rx="2"/>`,
        `<text class="figure" x="${labelWidth + length + 6}" y="${barY + 9}">${written(figure)}</text>`,
      ];
    });
    const name = `<text x="${labelWidth - 10}" y="${middle}" text-anchor="end">${escapeXml(label)}</text>`;
    return [name].concat(bars);
  });
  const legend = series.flatMap((name, index) => [
    `<rect class="s${index}" x="${24 + index * 240}" y="48" width="12" height="12" rx="2"/>`,
    `<text x="${42 + index * 240}" y="58">${escapeXml(name)}</text>`,
  ]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title desc">`,
    `<title id="title">${escapeXml(title)}</title>`,
    `<desc id="desc">${escapeXml(inWords(chart))}</desc>`,
    `<style>${style}</style>`,
    `<rect class="paper" width="${width}" height="${height}" rx="8"/>`,
    `<text class="title" x="24" y="30">${escapeXml(title)} (${escapeXml(unit)})</text>`,
    ...legend,
    ...lines,
    '</svg>\n',
  ].join('\n');
}

/** The chart for those who do not see it: one sentence a row. */
export function inWords({ unit, series, rows }: Chart): string {
  const sentences = rows.map(({ label, figures }) => {
    const parts = series.flatMap((name, index) => {
      const figure = figures[index];
      return figure === undefined ? [] : [`${name} ${written(figure)} ${unit}`];
    });
    return `${label}: ${parts.join(', ')}.`;
  });
  return sentences.join(' ');
}

/** All colours keep 4.5 : 1 as text and 3 : 1 as bars on their paper. */
const style = `
text{font:12px system-ui,sans-serif;fill:#1f2430}
.title{font-size:16px;font-weight:600}
.figure{font-size:10px;fill:#4a5163}
.paper{fill:#fff}
.s0{fill:#0b7a75}.s1{fill:#8a8fa3}.s2{fill:#b5432e}
@media (prefers-color-scheme:dark){
text{fill:#eceef4}.figure{fill:#b9bfce}.paper{fill:#171a22}
.s0{fill:#3fc1b4}.s1{fill:#7c8296}.s2{fill:#f08a6c}
}
`.replaceAll('\n', '');

function written(figure: number): string {
  return new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(figure);
}
