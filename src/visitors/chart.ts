// Charts that GitHub draws with Mermaid.

/**
 * Blue and orange with a contrast of at least 3 to 1 against GitHub's light and dark background. Mermaid's own dark
 * background is a gray that they do not reach it on, so charts have none.
 */
export const chartColors = { blue: '#0969da', orange: '#bc4c00' } as const

/** An XY chart of these lines. https://mermaid.js.org/syntax/xyChart.html */
export function xyChart(lines: readonly string[], colors: readonly string[]): string {
  const theme = { backgroundColor: 'transparent', plotColorPalette: colors.join(', ') }
  const init = `%%{init: ${JSON.stringify({ themeVariables: { xyChart: theme } })}}%%`
  return ['```mermaid', init, 'xychart-beta', ...lines.map((line) => `  ${line}`), '```'].join('\n')
}
