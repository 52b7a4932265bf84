import { loadOnce } from '../../client/load.ts'

/** Loads the model at an address once; rejects if that fails, and the next call tries again. */
export const loadModel = loadOnce((response) => response.arrayBuffer())
