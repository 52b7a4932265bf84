import fc from 'fast-check'
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { readViews } from '../../src/drawing/outline/measure-drawing.ts'
import { printSvgFile, readSvg, SvgError } from '../../src/drawing/svg.ts'
import { svgMark } from '../../src/publishing/brand/svg-mark.ts'

/** SVG content that would run, load, navigate or spoil the page. */
const INNER = [
  '<path d="M0 0&quot;/&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;path d=&quot;M0 0"/>',
  '<polygon points="0,0&quot; onload=&quot;alert(1)"/>',
  '<g transform="scale(1)&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"><path d="M0 0"/></g>',
  '<path &#111;nerror="alert(1)" d="M0 0"/>',
  '<path/onload=alert(1)>',
  '<path id=">" onload=alert(1)>',
  '<path id=">" onload="alert(1)"/>',
  '<path onload="alert(1)" d="M0 0"/>',
  '<path ONLOAD="alert(1)" d="M0 0"/>',
  '<path on:load="alert(1)" d="M0 0"/>',
  '<script>alert(1)</script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<script href="data:text/javascript,alert(1)"/>',
  '<script xlink:href="https://example.com/a.js"/>',
  '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
  '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
  '<title><script>alert(1)</script></title>',
  '<metadata><script>alert(1)</script></metadata>',
  '<desc>&lt;script&gt;alert(1)&lt;/script&gt;</desc>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<!--><script>alert(1)</script>-->',
  '<!-- --!><script>alert(1)</script> -->',
  '<?xml-stylesheet href="https://example.com/a.css"?>',
  '<style>path{fill:url(https://example.com/a)}</style>',
  '<style>@import "https://example.com/a.css"</style>',
  '<style>@\\69mport "//example.com"</style>',
  '<style>a{background:u\\72l(//example.com)}</style>',
  '<style></style><script>alert(1)</script>',
  '<style>&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</style>',
  '<style><![CDATA[</style><script>alert(1)</script>]]></style>',
  '<path style="fill:url(https://example.com/a)" d="M0 0"/>',
  '<path style="background:image-set(\'//example.com\' 1x)" d="M0 0"/>',
  '<path fill="url(https://example.com/a.svg#b)" d="M0 0"/>',
  '<path fill="url(//example.com/#b)" d="M0 0"/>',
  '<path fill="URL(&quot;//example.com/#b&quot;)" d="M0 0"/>',
  '<path clip-path="url(https://example.com/#a)" d="M0 0"/>',
  '<path mask="url(//example.com/#a)" d="M0 0"/>',
  '<path filter="url(//example.com/#a)" d="M0 0"/>',
  '<path marker-end="url(//example.com/#a)" d="M0 0"/>',
  '<path cursor="url(//example.com/a.cur)" d="M0 0"/>',
  '<image href="https://example.com/a.png"/>',
  '<image href="data:image/svg+xml,&lt;svg/onload=alert(1)&gt;"/>',
  '<use href="https://example.com/a.svg#b"/>',
  '<use xlink:href="data:image/svg+xml;base64,PHN2Zz4=#a"/>',
  '<a href="javascript:alert(1)"><path d="M0 0h9v9z"/></a>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
  '<animate attributeName="href" to="javascript:alert(1)"/>',
  '<set attributeName="onclick" to="alert(1)"/>',
  '<animate onbegin="alert(1)" attributeName="x" dur="1s"/>',
  '<handler type="application/ecmascript">alert(1)</handler>',
  '<iframe src="javascript:alert(1)"/>',
  '<object data="//example.com"/>',
  '<meta http-equiv="refresh" content="0;url=https://example.com"/>',
  '<base href="https://example.com/"/>',
  '<link rel="stylesheet" href="//example.com"/>',
  '<form action="//example.com"><input/></form>',
  '<text>Call 555-0100</text>',
  'Words between shapes',
  '<path d="M0 0&#10;&#62;&#60;script&#62;"/>',
  '<path d="M0 0" d="M1 1" onload="a"/>',
  '<path d="M0 0"',
  '<g>',
  '</g></g>',
  '</svg><script>alert(1)</script>',
  '</svg><svg onload="alert(1)">',
  '<g xml:base="javascript:alert(1)//"><path d="M0 0"/></g>',
  '<g xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></g>',
  '<path class="a&quot; onload=&quot;alert(1)" d="M0 0"/>',
  '<path id="a&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" d="M0 0"/>',
  '<circle r="calc(1px)" cx="var(--a)"/>',
  '<rect width="1e999999px" height="&quot;"/>',
  '<path d="&lt;!--"/>',
  '<path tabindex="0" onfocus="alert(1)" d="M0 0"/>',
  '<g lang="en&quot; autofocus onfocus=&quot;alert(1)"><path d="M0 0"/></g>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&unknown;',
  '&#0;',
  '\u0000<script>alert(1)</script>',
  '<g>'.repeat(5_000) + '</g>'.repeat(5_000),
]

const WHOLE = [
  '',
  'GIF89a',
  '%PDF-1.7',
  '<svg',
  '<svg>',
  '<html><svg viewBox="0 0 9 9"><g id="front"/></svg></html>',
  '<!DOCTYPE svg [<!ENTITY a "<script>alert(1)</script>">]><svg viewBox="0 0 9 9"><g id="front">&a;</g></svg>',
  '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><svg viewBox="0 0 9 9"><title>&b;</title></svg>',
  '<!DOCTYPE svg SYSTEM "file:///etc/passwd" [<!ENTITY % a SYSTEM "https://example.com/a.dtd">%a;]><svg viewBox="0 0 9 9"/>',
  '<svg viewBox="0 0 9 9" onload="alert(1)"><g id="front"/></svg>',
  '<svg viewBox="0 0 9 9&quot; onload=&quot;alert(1)"><g id="front"/></svg>',
  '<svg viewBox="0 0 9e999 9e999"><g id="front"/></svg>',
  '<svg viewBox="0 0 -9 -9"><g id="front"/></svg>',
  '<svg viewBox="0 0 9"><g id="front"/></svg>',
  `<svg viewBox="0 0 9 9"><g id="front"><path d="${'M0 0'.repeat(20_000)}"/></g></svg>`,
]

const drawing = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-9 -9 18 18"><g id="front">${inner}<path d="M0 0h9v9z"/></g></svg>`

/** The published form of a file, or the sentence that refuses it. */
const USES = {
  'a line drawing in a page': (svg: string) => `<svg>${readViews(svg).views.front ?? ''}</svg>`,
  'a line drawing of its own': (svg: string) => printSvgFile(readSvg(svg, 'drawing')),
  'a sign in every page': (svg: string) => `<svg>${svgMark(svg).inner}</svg>`,
  'a logo': (svg: string) => printSvgFile(readSvg(svg, 'logo')),
}

/** Elements and attributes that only draw. */
const ELEMENT =
  /^(svg|g|path|circle|ellipse|rect|line|polyline|polygon|style|defs|stop|clippath|(linear|radial)gradient)$/i
const ATTRIBUTE =
  /^(xmlns|viewBox|d|points|transform|class|id|style|fill|stroke|[rxy]|[cf][xy]|r[xy]|[xy][12]|width|height|offset|opacity|color|(fill|stroke|stop|clip)-[a-z]+|[a-z]+(Units|Transform))$/

function harmOf(published: string): string[] {
  const elements = parse(published, { blockTextElements: {} }).querySelectorAll('*')
  return [
    ...elements.map(({ rawTagName }) => rawTagName).filter((name) => !ELEMENT.test(name)),
    ...elements.flatMap(({ attributes }) => Object.keys(attributes)).filter((name) => !ATTRIBUTE.test(name)),
    ...(/url\((?!#)|@|javascript:|&(?!amp;|lt;|gt;|quot;|#39;)/i.exec(published) ?? []),
  ]
}

function refusal(publish: (svg: string) => string, svg: string): string | undefined {
  try {
    expect([svg, harmOf(publish(svg))]).toEqual([svg, []])
    return undefined
  } catch (error) {
    if (error instanceof SvgError) return error.message
    throw error
  }
}

describe.each(Object.entries(USES))('as %s', (_use, publish) => {
  test('refuses every hostile file in a sentence, or only draws it', () => {
    const refused = [...INNER.map(drawing), ...WHOLE].flatMap((svg) => refusal(publish, svg) ?? [])
    expect(refused.length).toBeGreaterThanOrEqual(80)
    for (const sentence of refused) expect(sentence).toMatch(/^(is|has|holds) .{3,}/)
  })

  test('refuses any mix of hostile pieces, or only draws it', () => {
    const piece = fc.constantFrom(...INNER, '<path d="M1 1"/>', '<g>', '</g>', '"', '>', '<', '&', '/>')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
        refusal(publish, drawing(pieces.join('')))
      }),
      { numRuns: 500 },
    )
  })
})

test('reads drawings as programs save them: comments, titles, namespaces, a plain document type', () => {
  const saved = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Generator: Adobe Illustrator -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" version="1.1" id="Layer_1" viewBox="-9 -9 18 18" xml:space="preserve">
  <title>Fan</title><metadata><rdf:RDF/></metadata>
  <g id="front" inkscape:label="Front" style="fill:none;stroke:#000"><path class="line" stroke-linecap="round" d="M 0,0 h 1e1"/></g>
</svg>`
  expect(readViews(saved).views).toEqual({ front: '<path fill="none" d="M 0,0 h 1e1"/>' })
})
