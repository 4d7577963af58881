/** Adds boards of other shapes than a classic sudoku to this script. */
import { regionNames } from './names';
import { addShapes } from './shapes';
import { adoptStyles, shapeView, voidCell } from './view';
import { clashWord } from './words';

addShapes({ shapeView, voidCell, adoptStyles, regionNames, clashWord });
