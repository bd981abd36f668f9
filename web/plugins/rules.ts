import { readFileSync } from 'node:fs';
import MarkdownIt from 'markdown-it';
import type { Plugin } from 'vite';

/** Imports of Markdown become HTML at build time: the page needs no Markdown. */
export function rules(): Plugin {
  const markdown = new MarkdownIt({ html: true });
  return {
    name: 'kutter-rules',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.md')) return null;
      this.addWatchFile(id);
      return `export default ${JSON.stringify(toHtml(markdown, readFileSync(id, 'utf8')))};`;
    },
  };
}

function toHtml(markdown: MarkdownIt, text: string): string {
  let sections = 0;
  return (
    markdown
      .render(text)
      // The page has its own switch of languages.
      .replace(/<p>[^<]*<a href="\w+\.\w+\.md">[^<]*<\/a><\/p>\n/, '')
      .replace(/ style="text-align:(left|right|center)"/g, ' class="$1"')
      // The table of contents leads there.
      .replace(/<h2>/g, () => `<h2 id="section-${(sections += 1)}">`)
      // What may scroll sideways must be reachable by keyboard.
      .replace(/<pre>/g, '<pre tabindex="0">')
      .replace(/<table>/g, '<div class="wide" tabindex="0"><table>')
      .replace(/<\/table>/g, '</table></div>')
  );
}
