import { createServer, type Server } from 'node:http'

/** Nothing of the site: what any page costs on the same line and machine. */
const ONE_LINE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>One line</title><p>One line of text.'

/** A server, not listening yet, whose only page has one line of text. */
export const createOneLine = (): Server =>
  createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(ONE_LINE)
  })
