import { KIND_NAMES, KINDS, LISTINGS, titleCase } from '../../src/catalogue/kinds/product-kinds.ts'
import {
  LEGAL_PAGES,
  LINK_SLOTS,
  PAGE_SLOTS,
  type PageName,
} from '../../src/publishing/page-copy/page-slots.ts'

const HELD: Record<string, string> = {
  home: 'Home',
  ...Object.fromEntries(
    KINDS.map((kind) => [LISTINGS[kind].slice(1), `${titleCase(KIND_NAMES[kind].full)}s`]),
  ),
  parts: 'Parts & Accessories',
  blog: 'Blog',
  contact: 'Contact Us',
  'contact-successful': 'Message Sent',
  'contact-error': 'Message Not Sent',
  'not-found': 'Page Not Found',
}

const field = (label: string, missing: string, extra: string[] = []): string =>
  [
    `- Label: ${label}`,
    `- Help: What we do with the ${label.toLowerCase()}.`,
    `- Missing: ${missing}`,
    ...extra,
    `- Too long: Please write {max} characters or fewer.`,
  ].join('\n')

/** Pages quoted by the specification, and pages with a form; all other headings have filler text under them. */
const WORDS: Partial<Record<PageName, Record<string, string>>> = {
  home: {
    'Promo banner': '[We carry lighting, too.](/lighting-fixtures)',
    'Introduction title': 'Ceiling Fans and Lighting Fixtures',
    'Gallery previous button': 'Previous image',
    'Gallery next button': 'Next image',
    'Browse fans button': '[Browse Ceiling Fans](/ceiling-fans)',
    'Browse lighting button': '[Browse Lighting Fixtures](/lighting-fixtures)',
    'Brands card title': 'OUR BRANDS',
    'About card title': 'ABOUT US',
    'About card button': '[Contact Us](/contact)',
  },
  'ceiling-fans': {
    'Introduction title': 'Ceiling Fans',
    'Categories title': 'Featured Ceiling Fans',
    'Brands title': "Brand Names You'll Love",
  },
  'lighting-fixtures': {
    'Introduction title': 'Lighting Fixtures',
    'Categories title': 'Featured Lighting Products',
  },
  parts: {
    'Introduction title': 'Parts & Accessories',
    'Card: Light Kits': '- Universal light kits\n- Caps in the place of a light',
    'Card: Downrods': '- Lengths from 12 inch up to 72 inch\n- Inner diameters of 1/2, 3/4 and 1 inch',
    'Card: Parts': '- Blades\n- Blade balancing kits',
    'Card: Controls': '- Handheld remote controls\n- In-wall remote controls',
    'Closing button': '[Contact Us](/contact)',
  },
  blog: { Text: 'Coming Soon!' },
  contact: {
    'Contact card labels': '- Address: Address\n- Phone: Phone\n- Email: Email\n- Hours: Store hours',
    'Location text': 'Our showroom is at {address}. Call {phone} or write to {email}.',
    'Form title': 'Send Us A Message',
    'Field: name': field('Name', 'Please enter your name.'),
    'Field: email': field('Email', 'Please enter your email address.', [
      '- Not valid: Please enter a complete email address, such as name@example.com.',
    ]),
    'Field: message': field('Message', 'Please write a message before you send it.'),
    'Submit button': 'Send Message',
    'Submit button while sending': 'Sending',
    'Without a connection': 'You’re offline. Your message stays here.',
  },
  'contact-successful': {
    Text: 'Thank you for reaching out to us, your message was successfully sent. You will receive a response from one of our associates shortly.',
    Link: '[Return to Previous Screen](/contact)',
    'Sent title': 'What You Sent',
    'Answer title': 'What Happens Next',
    'Answer text': 'An associate answers by email. If none does, call {phone}.',
  },
  'contact-error': {
    Text: 'We apologize, there was a problem sending your message. Please try sending it again.',
    Link: '[Back to Contact Form](/contact)',
  },
  'not-found': {
    Heading: 'Page Not Found',
    Text: 'We could not find the above page on our servers',
    'Button with a previous screen': 'Go Back',
    'Button without a previous screen': 'Go To Home Page',
  },
}

function words(page: PageName, slot: string): string {
  const given = WORDS[page]?.[slot]
  if (given) return given
  if (slot === 'Page title') return HELD[page] ?? ''
  return LINK_SLOTS.has(slot)
    ? `[${slot}](/)`
    : `Words of the ${HELD[page]} page under ${slot.toLowerCase()}.`
}

const LEGAL_TITLES = {
  'privacy-policy': 'Privacy Policy',
  'terms-and-conditions': 'Terms and Conditions',
  'cookies-policy': 'Cookies Policy',
}

const legal = (title: string): string => `# ${title}

Effective date: February 20, 2019

Last updated: February 20, 2019

This is the ${title} of {siteName}, {address}.

## What we don't keep

The service is not for anyone under 18. Call {phone} or write to {email}.

## What may change

Material changes come with at least 30 days notice.
`

/** One plain page for each place that may link to one. */
const PLAIN_PAGES = {
  financing: `# Financing

Search words: credit, monthly payments

Pay for your fans within **12 months**, without interest. Ask us at {phone}, or [send a message](/contact).

- Bring a photo ID.
- Choose [your fans](/ceiling-fans?place=porch) first.
`,
  'house-calls': `# House Calls

Description: We measure your rooms, and bring the fans.
Linked in: menu

## What we measure

The ceiling, the walls and the wiring.

## What it costs

1. Nothing, if you buy.
2. $40 otherwise: see [Financing](/financing).
`,
  'porch-week': `# Porch Week

Linked in: nowhere

For those with our card: $20 off every [downrod](/parts#downrods).
`,
}

/** Every page's file by its path under `content/`, with the given text for each heading. */
export const pageFiles = (wordsOf: (page: PageName, slot: string) => string): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(PAGE_SLOTS).map(([page, slots]) => [
      `pages/${page}.md`,
      [`# ${HELD[page]}`, ...slots.map((slot) => `## ${slot}\n${wordsOf(page as PageName, slot)}`), ''].join(
        '\n\n',
      ),
    ]),
  ),
  ...Object.fromEntries(Object.entries(PLAIN_PAGES).map(([name, text]) => [`pages/plain/${name}.md`, text])),
  ...Object.fromEntries(LEGAL_PAGES.map((page) => [`pages/legal/${page}.md`, legal(LEGAL_TITLES[page])])),
})

/** The words that the specification quotes, and fillers. */
export const PAGES = pageFiles(words)
