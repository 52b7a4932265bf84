/** Which random catalogs are tried: the same ones each time, so that a commit passes or fails once for all; CATALOGUE_SEED chooses others. */
export const CATALOGUE_SEED = Number(process.env.CATALOGUE_SEED ?? 1985)
