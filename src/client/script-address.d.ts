declare module '*?script' {
  /** The address of the script, for `import()`. */
  const address: string
  export default address
}
