/** The positions of the help's examples, in which each technique and variant applies. */
export {
  EXAMPLES as TECHNIQUE_POSITIONS,
  findStep as stepOf,
  type Example as TechniquePosition,
} from '../page/ui/technique-pages/examples';
