/** Adds boards of other shapes than a classic sudoku to this script. */
import { regionNames } from './names';
import { addShapes } from './shapes';
import { clashWord } from './words';

addShapes({ regionNames, clashWord });
